import type { FastifyInstance } from 'fastify';
import type { Worlds } from '../engine/worlds/worlds.ts';
import type { ValidatorLoad } from '@dokubox/signatures/validation/worker/validator.ts';

/** Sources of figures in addition to the requests. */
export interface Measured {
  readonly worlds: Pick<Worlds, 'size' | 'loaded'>;
  contractBreaches(): number;
  validatorLoad(): ValidatorLoad;
}

/** Name for requests outside of the contract's operations: pages, files, unknown paths. */
const NO_OPERATION = 'none';

/** Counts by a word and an optional number, such as operation and status. */
class Counts {
  readonly #counts = new Map<string, Map<number | undefined, number>>();

  add(word: string, number?: number): void {
    let counts = this.#counts.get(word);
    if (!counts) this.#counts.set(word, (counts = new Map()));
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }

  *entries(): Iterable<readonly [labels: readonly string[], count: number]> {
    for (const [word, counts] of this.#counts) {
      for (const [number, count] of counts)
        yield [number === undefined ? [word] : [word, String(number)], count];
    }
  }
}

/**
 * Counts what a server answers. Counting is cheap. The library that formats the figures is
 * loaded on the first request for them.
 */
export class Metrics {
  readonly #requests = new Counts();
  readonly #refusals = new Counts();
  readonly #measured: Measured;
  #text: Promise<() => Promise<string>> | undefined;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  /**
   * Counts every answer of this server from now on, as it leaves: to hear of its last byte costs two
   * listeners an answer. Comes after the hooks that may put another answer in its place.
   */
  watch(app: FastifyInstance): void {
    app.addHook('onSend', (request, reply, payload, done) => {
      const operation = request.routeOptions.config.endpoint?.id ?? NO_OPERATION;
      this.#requests.add(operation, reply.statusCode);
      const refusal = request.sim?.refusal;
      if (refusal) this.#refusals.add(refusal.messageKey);
      done(null, payload);
    });
  }

  /** The figures in the text form of Prometheus. */
  async text(): Promise<string> {
    this.#text ??= this.#prepare();
    return (await this.#text)();
  }

  async #prepare(): Promise<() => Promise<string>> {
    const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const counted = (name: string, help: string, labelNames: readonly string[], counts: Counts) => {
      new Counter({
        name,
        help,
        labelNames,
        registers,
        collect() {
          this.reset();
          for (const [labels, count] of counts.entries()) {
            this.labels(...labels).inc(count);
          }
        },
      });
    };
    const gauged = (name: string, help: string, value: () => number) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    };
    counted(
      'dokubox_requests_total',
      'Requests answered, by operation and status.',
      ['operation', 'status'],
      this.#requests,
    );
    counted('dokubox_refusals_total', 'Calls refused, by message key.', ['key'], this.#refusals);
    gauged('dokubox_worlds', 'Worlds alive.', () => this.#measured.worlds.size);
    gauged('dokubox_upload_bytes', 'Bytes uploaded to the worlds in memory.', () =>
      [...this.#measured.worlds.loaded()].reduce((sum, { blobs }) => sum + blobs.bytes, 0),
    );
    gauged('dokubox_contract_breaches', 'Answers that broke the contract since the start.', () =>
      this.#measured.contractBreaches(),
    );
    gauged(
      'dokubox_validations_running',
      'Files that are validated now.',
      () => this.#measured.validatorLoad().running,
    );
    gauged(
      'dokubox_validations_waiting',
      'Files that wait for a validation thread.',
      () => this.#measured.validatorLoad().waiting,
    );
    return () => registry.metrics();
  }
}
