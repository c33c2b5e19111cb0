import { languages } from '../../spec/enums.ts';

/** Names that more than one module may export, each with those modules and the reason. */
export type AllowedNames = Readonly<
  Record<string, { readonly in: readonly string[]; readonly because: string }>
>;

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const enum|const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** A component of another module under its own name, loaded when it is first shown. */
const fetchedLater = /^export const \w+ = lazily\(/gm;

const languagePart = new RegExp(`/(?:${languages.join('|')})(?=/|\\.ts$)`);

/** Names a module declares and exports. Re-exported names belong to their own modules. */
export function exportedNames(text: string): string[] {
  const own = text.replace(fetchedLater, '');
  return [...new Set([...own.matchAll(declaration)].map(([, name]) => name ?? ''))];
}

/**
 * Names that more than one module exports, with those modules. Modules with the same content in
 * each language count as one.
 *
 * @param texts of the modules, by their paths
 */
export function doubleNames(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const modules = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    const module = path.replace(languagePart, '/{language}');
    for (const name of exportedNames(text)) {
      modules.set(name, (modules.get(name) ?? new Set()).add(module));
    }
  }
  return new Map(
    [...modules].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]),
  );
}

/**
 * The problems as sentences: a name exported twice without permission, an additional module, or an
 * unnecessary permission.
 */
export function nameProblems(
  texts: ReadonlyMap<string, string>,
  allowed: AllowedNames,
): readonly string[] {
  const doubles = doubleNames(texts);
  const unknown = [...doubles].flatMap(([name, paths]) => {
    const more = paths.filter((path) => !allowed[name]?.in.includes(path));
    return more.length === 0 ? [] : [`${name} is exported by ${paths.join(' and ')}`];
  });
  const unneeded = Object.entries(allowed).flatMap(([name, { in: paths }]) => {
    const gone = paths.filter((path) => !doubles.get(name)?.includes(path));
    return gone.length === 0 ? [] : [`${name} need not be allowed in ${gone.join(' and ')}`];
  });
  return [...unknown, ...unneeded];
}
