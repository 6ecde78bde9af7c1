import { DraftNotice } from './draft-notice';

const nothing = () => undefined;

const draft = {
  isRestored: true,
  isOvertaken: true,
  saved: undefined,
  saveOnce: () => Promise.resolve(true),
  forget: nothing,
  discard: nothing,
  renew: nothing,
};

const saved = { id: '1', record: { kind: 'contracts', id: 'CON-1' } };

export const chapter = 'fields';
export const shows = { DraftNotice };
export const states = {
  'overtaken meanwhile': <DraftNotice draft={draft} onDiscard={nothing} />,
  'saved in another tab': <DraftNotice draft={{ ...draft, saved }} onDiscard={nothing} />,
};
