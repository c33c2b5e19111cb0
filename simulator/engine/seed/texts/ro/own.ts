import type { OwnTexts } from '../own-texts.ts';
import { roContent } from './content.ts';
import { roPeople } from './people.ts';

export const roOwn: OwnTexts = { content: roContent, people: roPeople };
