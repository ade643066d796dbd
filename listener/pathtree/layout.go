package pathtree

// box is an item with its place in the picture.
type box struct {
	*item
	lines         []line
	x, y          int // of the middle of its upper side
	width, height int
	level         int
	below         []*box
}

// line is a line of text in a box.
type line struct{ class, text string }

// Measures of the picture, in pixels.
const (
	charWidth  = 7
	lineHeight = 14
	padding    = 6
	besideGap  = 14 // between boxes of a level
	levelGap   = 30
	mostChars  = 34 // of a line of text
	margin     = 10
)

// layout places the boxes of items, of which the first is the root: those of a
// level below each other's bottom, each in the middle above what it leads to, as
// close to each other as boxes allow. It returns the size of the picture.
func layout(items []*item, text func(*item) []line) (boxes []*box, width, height int) {
	byItem := map[*item]*box{}
	var heights []int
	for _, it := range items { // parents first
		b := &box{item: it, lines: text(it)}
		for _, l := range b.lines {
			b.width = max(b.width, len([]rune(l.text))*charWidth)
		}
		b.width += 2 * padding
		b.height = len(b.lines)*lineHeight + 2*padding
		byItem[it] = b
		boxes = append(boxes, b)
	}
	for _, b := range boxes {
		for _, it := range b.item.below {
			child := byItem[it]
			child.level = b.level + 1
			b.below = append(b.below, child)
		}
		if b.level == len(heights) {
			heights = append(heights, 0)
		}
		heights[b.level] = max(heights[b.level], b.height)
	}
	offsets := make(map[*box]int, len(boxes)) // of x from the parent's
	outlines := make(map[*box]*outline, len(boxes))
	for i := len(boxes) - 1; i >= 0; i-- { // children first
		b := boxes[i]
		outlines[b] = b.place(outlines, offsets)
	}
	left, right := outlines[boxes[0]].extent()
	boxes[0].x = margin - left
	for _, b := range boxes {
		for _, child := range b.below {
			child.x = b.x + offsets[child]
		}
	}
	y := make([]int, len(heights))
	at := margin
	for level, h := range heights {
		y[level] = at
		at += h + levelGap
	}
	for _, b := range boxes {
		b.y = y[b.level]
	}
	return boxes, right - left + 2*margin, at - levelGap + margin
}

// outline is how far a tree reaches to the left and right on each level, the
// deepest first, seen from a point that base is added to.
type outline struct {
	left, right []int
	base        int
}

// place puts the trees below b beside each other, and b above their middle. It
// takes over their outlines.
func (b *box) place(outlines map[*box]*outline, offsets map[*box]int) *outline {
	all := &outline{}
	for i, child := range b.below {
		o := outlines[child]
		delete(outlines, child)
		if i == 0 {
			all = o
			continue
		}
		shift := 0
		for k := 1; k <= min(len(all.left), len(o.left)); k++ {
			gap := all.right[len(all.right)-k] + all.base + besideGap - (o.left[len(o.left)-k] + o.base)
			if k == 1 || gap > shift {
				shift = gap
			}
		}
		offsets[child] = shift
		o.base += shift
		all = all.beside(o)
	}
	if n := len(b.below); n > 0 {
		middle := offsets[b.below[n-1]] / 2
		for _, child := range b.below {
			offsets[child] -= middle
		}
		all.base -= middle
	}
	all.left = append(all.left, -b.width/2-all.base)
	all.right = append(all.right, (b.width+1)/2-all.base)
	return all
}

// beside is the outline of o and of p to the right of it. The longer of the two
// is changed, so that all outlines of a tree cost no more than its size.
func (o *outline) beside(p *outline) *outline {
	if len(o.left) >= len(p.left) {
		for k := 1; k <= len(p.left); k++ {
			o.right[len(o.right)-k] = p.right[len(p.right)-k] + p.base - o.base
		}
		return o
	}
	for k := 1; k <= len(o.left); k++ {
		p.left[len(p.left)-k] = o.left[len(o.left)-k] + o.base - p.base
	}
	return p
}

func (o *outline) extent() (left, right int) {
	for k := range o.left {
		left, right = min(left, o.left[k]+o.base), max(right, o.right[k]+o.base)
	}
	return left, right
}
