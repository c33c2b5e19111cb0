import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { languages, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { useTenantLook } from '../DokuboxProvider/tenantContext.ts';
import { languageNames, languageTags } from '../../locales/names.ts';
import { RiverArtwork } from '../RiverArtwork/RiverArtwork.tsx';
import { contrastRatio } from './contrast.ts';
import classes from './Foundations.module.css';
import { colourPairs, type ColourPair } from './pairs.ts';
import { accents } from './palette.ts';
import { surfaces, toneRoles, tones, type Scheme } from './tones.ts';

const meta = {
  title: 'Foundations/Look',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

function figure(front: string, ground: string): string {
  return contrastRatio(front, ground).toFixed(2);
}

/** A colour pair with its contrast. */
function Swatch({ front, ground, label }: { front: string; ground: string; label: string }) {
  return (
    <div className={classes.swatch} style={{ background: ground, color: front }}>
      <span>{label}</span>
      <span className="dk-figures">{figure(front, ground)}</span>
    </div>
  );
}

function Colours({ tenant }: { readonly tenant: Tenant }) {
  return (
    <main className={classes.page}>
      <h1>Colour</h1>
      <p className="dk-measure">
        Each figure is the contrast of the pair it stands on; text needs 4.5, borders of controls
        and focus 3. Meaning is never colour alone: icon and word come with it.
      </p>
      {schemes.map((scheme) => {
        const roles = toneRoles(tenant, scheme);
        const surface = surfaces[scheme];
        return (
          <section key={scheme} aria-labelledby={`colours-${scheme}`}>
            <h2 id={`colours-${scheme}`}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
            <div className={classes.board} style={{ background: surface.page }}>
              <div className={classes.row}>
                <Swatch front={surface.text} ground={surface.page} label="text on page" />
                <Swatch front={surface.text} ground={surface.card} label="text on card" />
                <Swatch front={surface.textSoft} ground={surface.card} label="quiet text" />
                <Swatch front={surface.textSoft} ground={surface.sunken} label="quiet, sunken" />
              </div>
              {tones.map((tone) => (
                <div className={classes.row} key={tone}>
                  <Swatch front={roles[tone].onFill} ground={roles[tone].fill} label={tone} />
                  <Swatch front={roles[tone].onSoft} ground={roles[tone].soft} label="soft" />
                  <Swatch front={roles[tone].text} ground={surface.card} label="on card" />
                  <Swatch front={roles[tone].text} ground={surface.page} label="on page" />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </main>
  );
}

function ColourPage() {
  return <Colours tenant={useTenantLook()} />;
}

export const Colour: Story = {
  render: () => <ColourPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Colour' })).toBeVisible();
    const failing = tenants.flatMap((tenant) =>
      schemes.flatMap((scheme) =>
        colourPairs(tenant, scheme).filter(
          (pair: ColourPair) => contrastRatio(pair.front, pair.ground) < pair.atLeast,
        ),
      ),
    );
    await expect(failing).toEqual([]);
  },
};

export const Accents: Story = {
  name: 'Accents of the seven banks',
  render: () => (
    <main className={classes.page}>
      <h1>Accents</h1>
      <p className="dk-measure">
        One accent a bank. They differ in lightness as well as hue, so that colour-blind readers
        keep them apart. An accent carries no meaning.
      </p>
      <ul className={classes.accents}>
        {tenants.map((tenant) => (
          <li key={tenant}>
            <Swatch front="#ffffff" ground={accents[tenant].light} label={`${tenant} light`} />
            <Swatch
              front={surfaces.dark.page}
              ground={accents[tenant].dark}
              label={`${tenant} dark`}
            />
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(tenants.length);
  },
};

export const TypeAndSpace: Story = {
  name: 'Type and space',
  render: () => (
    <main className={classes.page}>
      <h1>Type</h1>
      <p className="dk-measure">
        Source Sans 3, one variable font, served by ourselves. Four sizes; weight makes the
        hierarchy, not size.
      </p>
      <dl className={classes.type}>
        <dt>28 / 650</dt>
        <dd className={classes.title}>Framework agreement 2026</dd>
        <dt>20 / 650</dt>
        <dd className={classes.heading}>Three documents wait for you</dd>
        <dt>16 / 400</dt>
        <dd>Choose what to do with each document, then submit them together.</dd>
        <dt>14 / 400</dt>
        <dd className={classes.small}>Last changed 21-11-2026 10:42</dd>
        <dt>13 / 400</dt>
        <dd className={classes.code}>Code DOKUBOX_LOCKED</dd>
        <dt>Tabular figures</dt>
        <dd className="dk-figures">
          11-11-2026 1,111.11
          <br />
          28-06-2026 8,640.97
        </dd>
      </dl>
      <ul className={classes.languages}>
        {languages.map((language) => (
          <li key={language} lang={languageTags[language]}>
            {languageNames[language]} – ÁČĎŐŰ ăâîșț ćčđšž ЖЩЪЮЯ
          </li>
        ))}
      </ul>
      <h2>Space</h2>
      <ul className={classes.space}>
        {[4, 8, 12, 16, 24, 40].map((size) => (
          <li key={size}>
            <span style={{ width: size, height: size }} aria-hidden="true" />
            {size}
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Framework agreement 2026')).toHaveStyle({
      fontSize: '28px',
    });
  },
};

export const Motif: Story = {
  name: 'River lines: seven bends, eight compositions',
  render: () => (
    <main className={classes.page}>
      <h1>River lines</h1>
      <p className="dk-measure">
        Each bank has its own bend and rhythm, each language its own composition. At full strength
        only behind the sign-in; faint in empty states and behind the header of a box.
      </p>
      <h2>Banks</h2>
      <ul className={classes.pictures}>
        {tenants.map((tenant) => (
          <li key={tenant}>
            <div className={classes.picture}>
              <RiverArtwork tenant={tenant} language="en" />
            </div>
            {tenant}
          </li>
        ))}
      </ul>
      <h2>Languages</h2>
      <ul className={classes.pictures}>
        {languages.map((language) => (
          <li key={language}>
            <div className={classes.picture}>
              <RiverArtwork tenant="RO" language={language} />
            </div>
            {language}
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      tenants.length + languages.length,
    );
  },
};
