/**
 * Removes the contract's descriptions from a bundle: of fields and calls, conditions of errors,
 * rules of the workflow. Documents are generated from them. A page only needs the rest for its
 * checks.
 */
import { readFile } from 'node:fs/promises';
import { refusalKinds } from '@dokubox/spec/operations/refusal-kinds.ts';
import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** Modules of the contract that carry words, by their paths. */
export const wordyModules =
  /[\\/]spec[\\/](?:control[\\/])?(?:operations|schemas|tenants|workflow)[\\/](?:[\w-]+[\\/])*[\w-]+\.ts$/;

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|` + String.raw`${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const ofOrigins = new RegExp(String.raw`\bfrom\(\s*${text},\s*${text},`, 'g');
const ofFields = new RegExp(
  String.raw`\b((?:from|named|rule|effect|value)\(\s*${text},\s*)${text},`,
  'g',
);
const ofCalls = new RegExp(String.raw`^(\s+(?:description|summary|note):\s*)${text},`, 'gm');
const ofRules = new RegExp(String.raw`\b((?:says|origin):\s*)${text}(?=,|\s*\})`, 'g');
const ofStatuses = new RegExp(String.raw`(: (?:client|bank|both|system)\(\s*)${text}`, 'g');
const conditions = Object.keys(refusalKinds).join('|');
const ofRefusals = new RegExp(String.raw`^(\s+(?:${conditions}):\s*)${text},`, 'gm');

// Whole sentences. Only the documents read the sentences in modules of the contract.
const ofSentences = /(['`])(?=[A-Z`])(?:(?!\1)[^\\\n ]|\\.)* (?:(?!\1)[^\\\n]|\\.)*\.\1/g;

/** The source of a module of the contract without its descriptions. */
export function withoutWords(source: string): string {
  return source
    .replaceAll(ofOrigins, "from('','',")
    .replaceAll(ofFields, "$1'',")
    .replaceAll(ofCalls, "$1'',")
    .replaceAll(ofRules, "$1''")
    .replaceAll(ofStatuses, "$1''")
    .replaceAll(ofRefusals, "$1'',")
    .replaceAll(ofSentences, "''");
}

/** Removes the descriptions in a bundle by esbuild. */
export const wordless: Plugin = {
  name: 'without-words',
  setup(build) {
    build.onLoad({ filter: wordyModules }, async ({ path }) => ({
      contents: withoutWords(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The same for Vite. */
export function wordlessModules(): VitePlugin {
  return {
    name: 'without-words',
    enforce: 'pre',
    transform: {
      filter: { id: wordyModules },
      handler: (source) => ({ code: withoutWords(source), map: null }),
    },
  };
}
