import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { RecordRow, DataTable } from '../parts/DataTable.tsx';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { catalogueWords as wording } from './worldWords.ts';

const signersOf = (one: Readonly<Record<keyof typeof wording.signers, boolean>>) =>
  (Object.keys(wording.signers) as (keyof typeof wording.signers)[])
    .filter((needed) => one[needed])
    .map((needed) => wording.signers[needed])
    .join(', ') || wording.nobody;

/** Names in English and in the language of the bank. */
function Title({ titleEn, titleLocal }: Readonly<Record<'titleEn' | 'titleLocal', string>>) {
  return (
    <>
      {titleEn}
      {titleLocal === titleEn ? null : <div className={shared.soft}>{titleLocal}</div>}
    </>
  );
}

function Codes({ title, codes }: { readonly title: string; readonly codes: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        {codes.map((code) => (
          <span key={code}>
            <code>{code}</code>{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** The offers of the world's bank, for authors of scenarios and calls. */
export function CataloguePart({ world: { worldId } }: { readonly world: WorldView }) {
  const { data, error } = useRead('getWorldCatalogue', { params: { worldId } });
  if (!data) return error ? <FailureNotice error={error} title={words.failed} /> : null;
  return (
    <>
      <p className={shared.lead}>{wording.lead}</p>
      <h2>{wording.definitions}</h2>
      <DataTable
        stacked
        label={wording.definitions}
        columns={Object.values(wording.definitionColumns)}
      >
        {data.definitions.map((one) => (
          <RecordRow key={one.pid}>
            <th scope="row">
              <code>{one.pid}</code>
            </th>
            <td>
              <Title {...one} />
            </td>
            <td>
              <code>{one.categoryCode}</code>
            </td>
            <td>{one.segment}</td>
            <td>
              <code>{one.documents.join(' ')}</code>
              {one.otherDocument === null ? null : (
                <div className={shared.soft}>{wording.other(one.otherDocument)}</div>
              )}
            </td>
          </RecordRow>
        ))}
      </DataTable>
      <h2>{wording.documents}</h2>
      <DataTable stacked label={wording.documents} columns={Object.values(wording.documentColumns)}>
        {data.documents.map((one) => (
          <RecordRow key={one.key}>
            <th scope="row">
              <code>{one.key}</code>
            </th>
            <td>
              <Title {...one} />
            </td>
            <td>{signersOf(one)}</td>
          </RecordRow>
        ))}
      </DataTable>
      <h2>{wording.reasons}</h2>
      <Codes title={wording.cancellation} codes={data.cancellationReasons} />
      <Codes title={wording.removal} codes={data.removalReasons} />
      <Codes title={wording.topics} codes={data.messageTopics} />
    </>
  );
}
