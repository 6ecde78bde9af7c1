import { type RemoteScreens } from 'shared-kernel/remote';
import { ComplianceScore } from '../compliance-score/compliance-score';

export const Screen: RemoteScreens['compliance/compliance-score']['Screen'] = ComplianceScore;
