import { DraftNotice } from './draft-notice';

const draft = {
  isRestored: true,
  isOvertaken: true,
  forget: () => undefined,
};

export const chapter = 'fields';
export const shows = { DraftNotice };
export const states = {
  'overtaken meanwhile': <DraftNotice draft={draft} onDiscard={() => undefined} />,
};
