import type { ScreenModule } from 'shared-kernel/remote';
import { BluePrintScreen } from '../blue-print/blue-print';

export const Screen: ScreenModule['Screen'] = BluePrintScreen;
