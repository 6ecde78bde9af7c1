import { createCommandTester, createTestSession } from 'shared-kernel/testing';
import { notes } from '../notes';
import { addNote } from './add-note';

it('[blue-print] addNote adds the note and an audit entry', async () => {
  const tester = createCommandTester();
  const { id } = await tester.done(addNote, { text: 'Call back' });
  expect(await tester.record(notes, id)).toMatchObject({ text: 'Call back' });
  expect(await tester.latestEntry()).toMatchObject({ action: addNote.id, subject: { id } });
});

it('[blue-print] addNote gives two notes created at the same time different ids', async () => {
  const tester = createCommandTester();
  const [first, second] = [
    await tester.done(addNote, { text: 'One' }),
    await tester.done(addNote, { text: 'Two' }),
  ];
  expect(second.id).not.toBe(first.id);
});

it('[blue-print] addNote rejects a note without text', async () => {
  expect(await createCommandTester().run(addNote, { text: ' ' })).toMatchObject({
    error: { kind: 'invalid', message: 'Write a note first' },
  });
});

it('[blue-print] addNote is denied in a portal without the permission', async () => {
  const tester = createCommandTester({ session: createTestSession('client') });
  expect(await tester.run(addNote, { text: 'Call back' })).toMatchObject({
    status: 'failed',
    error: { kind: 'denied' },
  });
});
