import { RecordLink } from './record-link';

export const chapter = 'lists';
export const shows = { RecordLink };

const open = () => undefined;

export const states = {
  'the name of a record': (
    <RecordLink href="?contract=CON-001" onOpen={open}>
      Crude Oil Supply Agreement
    </RecordLink>
  ),
  'that is open': (
    <RecordLink href="?contract=CON-001" onOpen={open} isOpen>
      Crude Oil Supply Agreement
    </RecordLink>
  ),
};
