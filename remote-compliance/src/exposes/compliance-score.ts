import type { ScreenModule } from 'shared-kernel/remote';
import { ComplianceScore } from '../compliance-score/compliance-score';

export const Screen: ScreenModule['Screen'] = ComplianceScore;
