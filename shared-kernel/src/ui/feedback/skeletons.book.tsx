import { CardGridSkeleton, KpiRowSkeleton, ScreenSkeleton, TableSkeleton } from './skeletons';

export const chapter = 'waiting';
export const shows = {
  KpiRowSkeleton,
  TableSkeleton,
  CardGridSkeleton,
  ScreenSkeleton,
};
export const states = {
  figures: <KpiRowSkeleton />,
  'a table': <TableSkeleton count={3} />,
  cards: <CardGridSkeleton count={3} />,
  'a screen with its head': (
    <ScreenSkeleton heading={{ title: 'Clients', lead: 'Everybody whose cases are here.' }} />
  ),
};
