import { describe, expect, it } from 'vitest';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import { dokuDiagram, envelopeDiagram } from '../generate/workflow-diagrams.ts';
import { drawDiagram } from './diagram.ts';

const bare = (fenced: string) => fenced.replaceAll(/^```(?:mermaid)?\n?|```$/gm, '');

describe('a drawn diagram', () => {
  it('contains every box and every label of its text', () => {
    const text = bare(dokuDiagram(dokuRows));
    const svg = drawDiagram(text, 'All rows', '1');
    for (const [, name = ''] of text.matchAll(/\["(.+)"\]/g)) expect(svg).toContain(`>${name}<`);
    for (const { id, trigger } of dokuRows) expect(svg, id).toContain(`>${id} ${trigger}<`);
    expect(svg.match(/<path class="arrow"/g)?.length).toBe(text.match(/-->/g)?.length);
  });

  it('draws states with their initial state', () => {
    const svg = drawDiagram(bare(envelopeDiagram()), 'Envelope', '2');
    expect(svg).toContain('<circle class="point"');
    expect(svg).toMatch(/class="node running"/);
  });

  it('rejects a line it cannot draw, so that none is lost', () => {
    expect(() => drawDiagram('flowchart LR\n  A ==> B', 'Thick', '3')).toThrow('A ==> B');
  });
});
