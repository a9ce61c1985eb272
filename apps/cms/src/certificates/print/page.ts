/**
 * The page of a certificate in Typst's language: A4 across. All texts come as inputs, which Typst shows as they
 * are and never reads as its language.
 */
export const page = String.raw`
#let given = sys.inputs
#let primary = rgb(given.primary)
#let deep = rgb(given.deep)
#let quiet = rgb("#4a5468")
#let fonts = given.fonts.split("|")

#set document(title: given.heading + ": " + given.name, author: given.organisation, date: none)
#set text(font: fonts, size: 12pt, fill: rgb("#1c2433"), lang: "en", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.6em)
#set page(
  paper: "a4", flipped: true, margin: (x: 30mm, top: 24mm, bottom: 22mm),
  background: {
    place(top + left, dx: 8mm, dy: 8mm, rect(width: 281mm, height: 194mm, stroke: 1.6pt + primary))
    place(top + left, dx: 10mm, dy: 10mm, rect(width: 277mm, height: 190mm, stroke: 0.5pt + primary))
    place(top + left, dx: 8mm, dy: 8mm, rect(width: 281mm, height: 5mm, fill: deep))
  },
)

// The largest size at which a text has at most so many lines of this width.
#let fitted(content, sizes, lines, width) = context {
  let fits(size) = measure(block(width: width, text(size: size, content))).height <= lines * size * 1.45
  let size = sizes.find(fits)
  block(width: width, text(size: if size == none { sizes.last() } else { size }, content))
}

#align(center, {
  v(5mm)
  fitted(text(weight: 700, fill: deep, given.organisation), (18pt, 14pt, 11pt), 1, 220mm)
  v(9mm)
  text(size: 32pt, weight: 700, fill: primary, given.heading)
  v(8mm)
  text(size: 13pt, fill: quiet, given.before)
  v(5mm)
  fitted(text(weight: 700, given.name), (32pt, 28pt, 24pt, 20pt, 16pt, 13pt, 11pt, 9pt), 2, 225mm)
  v(5mm)
  line(length: 110mm, stroke: 0.8pt + primary)
  v(4mm)
  text(size: 13pt, fill: quiet, given.between)
  v(4mm)
  fitted(text(weight: 700, fill: deep, given.title), (19pt, 16pt, 13pt, 11pt, 9pt), 2, 215mm)
  v(3mm)
  text(size: 13pt, given.facts)
})

#place(bottom + left, block(width: 95mm, {
  set par(spacing: 0.5em)
  if given.signature != "" {
    image(bytes(given.signature), format: "svg", height: 18mm, width: 60mm, fit: "contain", alt: given.signatureAlt)
  }
  if given.signatory != "" {
    line(length: 70mm, stroke: 0.6pt + quiet)
    fitted(text(weight: 700, given.signatory), (12pt, 10pt, 8pt), 1, 95mm)
    fitted(text(fill: quiet, given.role), (10.5pt, 9pt, 8pt), 1, 95mm)
  }
}))

#place(bottom + right, grid(
  columns: (auto, 25mm), column-gutter: 5mm, align: (right + bottom, bottom),
  {
    set text(size: 9.5pt, fill: quiet)
    set par(spacing: 0.55em)
    [#given.issued]
    parbreak()
    text(fill: rgb("#1c2433"), weight: 700, given.number)
    parbreak()
    [#given.check]
    parbreak()
    link(given.url, given.shownUrl)
  },
  image(bytes(given.code), format: "svg", width: 25mm, alt: given.codeAlt),
))
`;
