import { ScreeningNotice } from './screening-notice';

export const chapter = 'drawer';
export const shows = { ScreeningNotice };
export const states = {
  blocked: (
    <ScreeningNotice
      blocks={[
        {
          text: '“Timur Bekov” matches SL-001 on the sanctions list. A review case must clear it first.',
          record: ['cases', 'RC-1'],
        },
      ]}
    />
  ),
};
