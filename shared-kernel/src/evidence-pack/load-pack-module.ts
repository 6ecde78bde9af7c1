import { loadAuditModule } from '../workspace/audit/load-audit-module';
import { loadModule } from '../workspace/commands/load-module';

/** Loads the code for evidence packs, including the digest and key functions. */
export async function loadPackModule() {
  const evidence = await loadAuditModule();
  const pack = await loadModule(
    import(/* webpackChunkName: "evidence-pack" */ '.'),
    'The exporter could not be loaded.',
  );
  return { evidence, ...pack };
}
