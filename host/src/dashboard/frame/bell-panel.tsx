import { PopoverContent } from 'shared-kernel/ui';
import { ErrorBoundary } from '../../federation/error-boundary';
import { LatestNotifications } from './latest-notifications';

interface BellPanelProps {
  readonly isOpen: boolean;
  readonly tabPath: string;
  /** The keyboard leaves the panel for the bell. */
  readonly onLeave: () => void;
  readonly onChoose: () => void;
}

/** The latest notifications under the bell, which has the focus again when the keyboard leaves them. */
export const BellPanel = ({ isOpen, tabPath, onLeave, onChoose }: BellPanelProps) => (
  <PopoverContent label="Latest notifications" isOpen={isOpen} onLeave={onLeave}>
    <ErrorBoundary>
      <LatestNotifications tabPath={tabPath} onChoose={onChoose} />
    </ErrorBoundary>
  </PopoverContent>
);
