import { expect, type Page } from 'playwright/test';
import { endingWorld, test } from './support/people.ts';
import { callAs } from './support/worlds.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const badge = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

test('[R4.4][R2.21][R5.3] a banker terminates a box nobody signed in: at once, with a reason, back to the list', async ({
  page,
  visit,
}) => {
  const { world, both } = await endingWorld(page);
  const banker = await (await visit(world, 'bankerRm')).openBox(both);
  await banker.getByRole('button', { name: 'Terminate dokubox' }).click();
  const modal = dialog(banker, 'Terminate dokubox');
  await expect(modal.getByText('This cannot be undone.')).toBeVisible();
  await modal.getByRole('button', { name: 'Terminate dokubox' }).click();
  await expect(modal.getByText('This field is required')).toBeVisible();
  await modal.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await modal.getByRole('textbox', { name: /Note/u }).fill('Not needed any more');
  await modal.getByRole('button', { name: 'Terminate dokubox' }).click();
  await expect(banker).toHaveURL(/\/app\/dokuboxlist/);
  await expect(banker.getByText('The dokubox was terminated.')).toBeVisible();
  const box = await callAs(page.request, world, 'loadDokubox', { id: both.id });
  expect(box).toMatchObject({ status: 'CANCELLED', cancellationNote: 'Not needed any more' });

  // The client reads who ended it and why, and can change nothing.
  const client = await (await visit(world, 'client1')).openBox(both);
  await expect(badge(client, 'Read only')).toBeVisible();
  await client.getByRole('button', { name: 'Show termination details' }).click();
  const details = dialog(client, 'Termination details');
  await expect(details.getByText('Not needed any more')).toBeVisible();
  await expect(details.getByText('Not known')).toHaveCount(0);
});

test('[R4.4] where somebody has signed, another banker decides; the one who asked reads why not', async ({
  page,
  visit,
}) => {
  const { world, signing } = await endingWorld(page);
  const asker = await visit(world, 'bankerRm');
  let screen = await asker.openBox(signing);
  await screen.getByRole('button', { name: 'Ask for termination' }).click();
  const modal = dialog(screen, 'Ask for termination');
  await expect(modal.getByText('has to approve the termination')).toBeVisible();
  await expect(modal.getByText('If it is approved, the signing')).toBeVisible();
  await modal.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await modal.getByRole('button', { name: 'Ask for termination' }).click();
  await expect(screen).toHaveURL(/\/app\/dokuboxlist/);
  await expect(screen.getByText('The termination now waits for approval')).toBeVisible();

  screen = await asker.openBox(signing);
  const card = screen.getByRole('region', { name: 'The termination waits for a decision' });
  await expect(card.getByText('You asked for this termination.')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);

  const decider = await (await visit(world, 'banker1')).openBox(signing);
  const decision = decider.getByRole('region', { name: 'Decide on the termination' });
  await decision.getByRole('textbox', { name: /Note to your/u }).fill('They have signed already');
  await decision.getByRole('button', { name: 'Refuse termination' }).click();
  await expect(decider.getByText('The termination is refused.')).toBeVisible();
  await expect(badge(decider, 'In progress')).toBeVisible();
  const kept = await callAs(page.request, world, 'loadDokubox', { id: signing.id });
  // The signing runs on: it ends only with an approval.
  expect(['WAITING_SIGNATURE', 'SIGNATURE_STATUS']).toContain(kept.namirialEnvelopeStatus);
});

test('[R4.4] an approved termination ends the box and its signing', async ({ page, visit }) => {
  const { world, signing } = await endingWorld(page);
  const { reasonOfCancellation: reason } = await callAs(page.request, world, 'loadDokubox', {
    id: (await endingWorld(page)).pending.id,
  });
  await callAs(page.request, world, 'terminateBankerDokubox', {
    body: {
      dokuboxId: signing.id,
      reasonOfCancellation: reason ?? null,
      cancellationNote: 'Terms changed',
    },
  });
  const decider = await (await visit(world, 'banker1')).openBox(signing);
  const decision = decider.getByRole('region', { name: 'Decide on the termination' });
  await expect(decision.getByText('Terms changed')).toBeVisible();
  await decision.getByRole('button', { name: 'Approve termination' }).click();
  const modal = dialog(decider, 'Approve termination');
  await modal.getByRole('button', { name: 'Approve termination' }).click();
  await expect(badge(decider, 'Terminated')).toBeVisible();
  await expect(decider.getByRole('button', { name: 'Show termination details' })).toBeVisible();
  const ended = await callAs(page.request, world, 'loadDokubox', { id: signing.id });
  expect(ended).toMatchObject({ status: 'CANCELLED', namirialEnvelopeStatus: 'CANCELLED' });
});

test('[R4.4][R6.7] a client asks without reason or note, only for the client’s own box', async ({
  page,
  visit,
}) => {
  const { world, ofClient, both, cancelledByClient } = await endingWorld(page);
  const client = await visit(world, 'client1');
  await client.openBox(both);
  await expect(client.page.getByText(/waits for you|wait for you/u).first()).toBeVisible();
  await expect(client.page.getByRole('button', { name: /terminat/iu })).toHaveCount(0);
  const screen = await client.openBox(ofClient);
  await screen.getByRole('button', { name: 'Ask for termination' }).click();
  const modal = dialog(screen, 'Ask for termination');
  await expect(modal.getByRole('combobox')).toHaveCount(0);
  await expect(modal.getByRole('textbox')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Ask for termination' }).click();
  await expect(screen).toHaveURL(/\/app\/dokuboxlist/);
  await client.openBox(ofClient);
  await expect(
    screen.getByText('The termination waits for the approval of the bank.'),
  ).toBeVisible();

  // Who ended it decides what is told.
  const banker = await (await visit(world, 'bankerRm')).openBox(cancelledByClient);
  await banker.getByRole('button', { name: 'Show termination details' }).click();
  const details = dialog(banker, 'Termination details');
  await expect(details.getByText('Terminated by')).toBeVisible();
  await expect(details.getByText('Reason')).toHaveCount(0);
});

test('[R8.5] a termination that fails keeps what was typed', async ({ page, visit }) => {
  const { world, both } = await endingWorld(page);
  const banker = await (await visit(world, 'bankerRm')).openBox(both);
  await banker.getByRole('button', { name: 'Terminate dokubox' }).click();
  const modal = dialog(banker, 'Terminate dokubox');
  await modal.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await modal.getByRole('textbox', { name: /Note/u }).fill('Terms changed');
  await banker.context().setOffline(true);
  await modal.getByRole('button', { name: 'Terminate dokubox' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expect(modal.getByRole('textbox', { name: /Note/u })).toHaveValue('Terms changed');
  await banker.context().setOffline(false);
  await modal.getByRole('button', { name: 'Terminate dokubox' }).click();
  await expect(banker).toHaveURL(/\/app\/dokuboxlist/);
});

test('[R9.7] the client chooses how to sign above the documents, until the signing has started', async ({
  page,
  visit,
}) => {
  const { world, ofClient, signing } = await endingWorld(page);
  const client = await visit(world, 'client1');
  const screen = await client.openBox(ofClient);
  await screen.getByRole('button', { name: 'Sign this way' }).click();
  await expect(screen.getByText('This field is required')).toBeVisible();
  await screen.getByText('Remote certificate', { exact: true }).click();
  await screen.getByRole('button', { name: 'Sign this way' }).click();
  const line = screen.getByRole('region', { name: 'How do you want to sign?' });
  await expect(line).toContainText('You sign with: Remote certificate');
  await line.getByRole('button', { name: 'Change' }).click();
  await screen.getByText('One-time certificate', { exact: true }).click();
  await screen.getByRole('button', { name: 'Sign this way' }).click();
  await expect(line).toContainText('You sign with: One-time certificate');
  await client.openBox(signing);
  await expect(line).toContainText('Signing has started');
  await expect(line.getByRole('button')).toHaveCount(0);
});

test('[R3.2] further documents are added by the last card', async ({ page, visit }) => {
  const { world, ofClient, pending } = await endingWorld(page);
  const client = await visit(world, 'client1');
  const screen = await client.openBox(ofClient);
  const before = await screen.getByRole('article').count();
  await screen.getByRole('button', { name: 'Add document' }).click();
  await expect(screen.getByText('This field is required')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name of the document' }).fill('Land register extract');
  await screen.getByRole('button', { name: 'Add document' }).click();
  await expect(screen.getByRole('article')).toHaveCount(before + 1);
  await expect(screen.getByRole('article').last()).toContainText('Land register extract');
  await expect(
    screen.getByText('“Land register extract” is added as the last card.'),
  ).toBeVisible();
  await expect(screen.getByRole('textbox', { name: 'Name of the document' })).toHaveValue('');
  await client.openBox(pending);
  await expect(screen.getByRole('button', { name: 'Add document' })).toHaveCount(0);
});
