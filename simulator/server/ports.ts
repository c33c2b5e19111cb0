import { randomBytes } from 'node:crypto';
import type { Ports } from '../engine/ports.ts';

/** Bytes of an unguessable token. */
const TOKEN_BYTES = 32;

/**
 * What the engine needs from Node. Rendering and inspecting load on their first use: fonts and file
 * formats would slow every start for calls that need neither.
 */
export const nodePorts: Ports = {
  async renderDocument(document) {
    const { renderDocument } = await import('../documents/render.ts');
    return renderDocument(document);
  },
  async inspectFile(fileName, bytes) {
    const { inspectFile } = await import('../inspection/inspect.ts');
    return inspectFile(fileName, bytes);
  },
  randomToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
};
