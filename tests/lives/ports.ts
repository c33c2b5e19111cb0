import { createHash } from 'node:crypto';
import type { Ports } from '../../simulator/engine/ports.ts';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** Calendar day of a timestamp, UTC. */
const dayOf = (at: string) => at.slice(0, 10);

function remembered<T>(known: Map<string, Promise<T>>, key: unknown, make: () => Promise<T>) {
  const name = JSON.stringify(key);
  let answer = known.get(name);
  if (!answer) known.set(name, (answer = make()));
  return answer;
}

/**
 * Ports that do the same work on the same file once, because lives sign and validate a few
 * different files very often. Signatures of one day are the same. They are made at its beginning,
 * so that none is in the future.
 */
export function rememberingPorts(ports: Ports): Ports {
  const signed = new Map<string, ReturnType<Ports['signFile']>>();
  const validated = new Map<string, ReturnType<Ports['validateFile']>>();
  const inspected = new Map<string, ReturnType<Ports['inspectFile']>>();
  return {
    ...ports,
    signFile: (file, order) => {
      const day = dayOf(order.at);
      const { at: _at, ...rest } = order;
      return remembered(signed, [file.fileName, digestOf(file.bytes), day, rest], () =>
        ports.signFile(file, { ...order, at: `${day}T00:00:00.000Z` }),
      );
    },
    validateFile: (file, terms) => {
      const { worldId: _worldId, at, ...rest } = terms;
      return remembered(validated, [file.fileName, digestOf(file.bytes), dayOf(at), rest], () =>
        ports.validateFile(file, terms),
      );
    },
    inspectFile: (fileName, bytes, worldId) =>
      remembered(inspected, [fileName, digestOf(bytes)], () =>
        ports.inspectFile(fileName, bytes, worldId),
      ),
  };
}
