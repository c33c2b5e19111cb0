/** Page geometry in PDF points (1/72 inch) on A4. */
export const pageGeometry = {
  width: 595.28,
  height: 841.89,
  margin: 56,
  headerHeight: 74,
  footerHeight: 48,
} as const;

/**
 * Breaks a paragraph into lines no wider than `maxWidth`. A word longer than a line is cut.
 * @param widthOf returns the width of a text whose letters are not moved. Each word is measured once.
 */
export function wrapText(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  const space = widthOf(' ');
  let line = '';
  let width = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const ownWidth = widthOf(word);
    if (line !== '' && width + space + ownWidth <= maxWidth) {
      line = `${line} ${word}`;
      width += space + ownWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    width = ownWidth;
    while (width > maxWidth && line.length > 1) {
      let cut = line.length - 1;
      while (cut > 1 && widthOf(line.slice(0, cut)) > maxWidth) cut -= 1;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
      width = widthOf(line);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** SVG path of one wavy line across the page header, the motif of the bank's letterhead. */
export function riverLine(index: number, width: number): string {
  const y = 8 + index * 5;
  const swing = 10 + index * 3;
  return `M 0 ${y} C ${width * 0.25} ${y - swing}, ${width * 0.4} ${y + swing}, ${width * 0.62} ${y} S ${width * 0.9} ${y - swing}, ${width} ${y + 4}`;
}
