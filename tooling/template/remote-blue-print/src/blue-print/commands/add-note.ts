import * as v from 'valibot';
import { toLocalDate } from 'shared-kernel/format';
import { defineCommand } from 'shared-kernel/workspace';
import { notes, noteTextSchema } from '../notes';
import { bluePrintTerms } from './terms';

export const addNote = defineCommand({
  ...bluePrintTerms.addNote,
  input: v.object({ text: noteTextSchema }),
  async apply(transaction, { text }, { now }) {
    let moment = now.getTime();
    while (await transaction.get(notes, `NOTE-${moment}`)) moment += 1;
    const note = { id: `NOTE-${moment}`, text, day: toLocalDate(now) };
    transaction.add(notes, note);
    return note;
  },
  toast: ({ text }) => ({ title: 'Added the note', description: text }),
});
