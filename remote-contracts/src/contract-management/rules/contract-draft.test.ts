import * as v from 'valibot';
import { contractDraftSchema } from './contract-draft';

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message);

describe('contractDraftSchema', () => {
  it.each(['title', 'client', 'value'] as const)(
    '[C8] the contract field %s accepts 200 characters and rejects 201',
    (field) => {
      const schema = contractDraftSchema.entries[field];
      expect(messages(schema, 'x'.repeat(200))).toBeUndefined();
      expect(messages(schema, 'x'.repeat(201))).toEqual(['At most 200 characters, not 201']);
    },
  );
});
