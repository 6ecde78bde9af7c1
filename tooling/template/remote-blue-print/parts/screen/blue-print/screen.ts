import type { ScreenHeading } from 'shared-kernel/remote';

export const heading: ScreenHeading = {
  title: 'Blue Print',
  lead: 'All blue print of this portal in one place.',
};
