/** A cell must not end its row. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A table in Markdown. Empty cells stay empty. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A name as the contract writes it. */
export function code(name: string): string {
  return `\`${name}\``;
}

/** A diagram that Markdown viewers draw with Mermaid. */
export function diagram(lines: readonly string[]): string {
  return ['```mermaid', ...lines, '```'].join('\n');
}

/** Blocks with an empty line between them, and one line break at the end. */
export function generatedPage(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
