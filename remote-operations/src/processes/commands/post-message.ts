import { getNextId } from 'shared-kernel/domain/record';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { processTerms } from './terms';
import { getProcessOwnership } from './get-process-ownership';

export const messageSchema = v.object({
  subject: createRequiredTextSchema('Enter a subject'),
  message: createRequiredTextSchema('Write a message', inputLimits.message),
});

/** Recipient that is stored with every message. Everyone with access to a process can read its messages. */
const everyone = 'all parties';

/** Adds a message with author and time to the communication timeline of a process (R54). */
export const postMessage = defineCommand({
  ...processTerms.postMessage,
  input: v.object({ processId: recordIdSchema, ...messageSchema.entries }),
  ownerships: async (transaction, { processId }) => [
    getProcessOwnership(await transaction.need('processes', processId)),
  ],
  async apply(transaction, { processId, subject, message }, { actor, personId, now }) {
    const process = await transaction.need('processes', processId);
    const ids = process.communications.map(({ id }) => id);
    const written = {
      id: getNextId(`${processId}-C`, ids, 2),
      at: now.toISOString(),
      channel: 'message' as const,
      from: actor,
      personId,
      to: everyone,
      subject,
      message,
    };
    transaction.put('processes', {
      ...process,
      communications: [...process.communications, written],
    });
    return written;
  },
  note: ({ subject }) => subject,
  toast: ({ subject }) => ({ title: 'Message added', description: subject }),
});
