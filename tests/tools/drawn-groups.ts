import { arrowsBetween, roomOf, type Arrows, type Import, type Room } from './room-imports.ts';

/** A diagram of `docs/rooms.md`. */
export interface ImportPicture {
  readonly title: string;
  readonly arrows: Arrows;
}

const engine = 'simulator/engine/';

/** The diagrams: between rooms, inside the simulator, inside its engine. */
export function drawnGroups(
  rooms: readonly Room[],
  imports: readonly Import[],
): readonly ImportPicture[] {
  const folderOf = (path: string) => roomOf(rooms, path)?.folder ?? null;
  const partOfSimulator = (path: string) => {
    const [, part, inside] = path.split('/');
    return folderOf(path) === 'simulator' && inside !== undefined ? (part ?? null) : null;
  };
  const partOfEngine = (path: string) => {
    const [part, inside] = path.startsWith(engine) ? path.slice(engine.length).split('/') : [];
    return inside === undefined ? null : (part ?? null);
  };
  return [
    { title: 'Between rooms', arrows: arrowsBetween(imports, folderOf) },
    {
      title: 'Between the folders of the simulator',
      arrows: arrowsBetween(imports, partOfSimulator),
    },
    { title: 'Between the folders of the engine', arrows: arrowsBetween(imports, partOfEngine) },
  ];
}
