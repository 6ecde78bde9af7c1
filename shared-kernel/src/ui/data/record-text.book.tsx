import { RecordText } from './record-text';
import { RelativeTime, ShortTime } from './relative-time';
import { VisuallyHidden } from '../layout/visually-hidden';

export const chapter = 'records';
export const shows = { RecordText, RelativeTime, ShortTime, VisuallyHidden };
export const states = {
  'a line': <RecordText>Approved by Camila Rojas (3 of 4)</RecordText>,
  'without a space': (
    <p style={{ inlineSize: 160 }}>
      <RecordText>{'Unbroken'.repeat(6)}</RecordText>
    </p>
  ),
  'a moment of a column': <ShortTime at="2024-07-19T09:00:00.000Z" />,
  'a moment, and what only a reader hears': (
    <p>
      <RelativeTime at="2024-07-19T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />
      <VisuallyHidden>, on a Friday</VisuallyHidden>
    </p>
  ),
};
