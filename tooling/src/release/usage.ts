/** How each verb is asked for. */
export const usage = `npm run release -- <remote|shell> --to <store> --env <environment>

  <remote|shell>                 build it, upload it, and make it what the environment runs
  promote <hash>                 run a composition that was there before
  promote <remote>@<release>     run one release that is in the store
  promote [remote] --from <env>  run what another environment runs
  rollback [remote] [--seq N]    run what ran before, with --seq also where the pointer was lost; rollback shell: its earlier page
  remove <remote>                stop running it; its tab goes, its releases stay
  status, history [--last 50]    what an environment runs, and what it ran
  verify [--public <address>]    compare every byte with what the composition says, and what browsers get
  verify --fix [--from <store|env>]   restore missing or damaged files from the build, another store or environment
  settings [--public <address>] [--shell <origin>] [--shell-to <store>]   other settings of an environment, kept in the store
  prune [--days 30] [--history-days N]   remove what no environment, history or open page needs
  policies --shell <origin> [--shell-to <bucket>]   write CORS, public-read, deploy and prune policies for a bucket, and for the pages' own
  nginx --shell <origin> --remotes <origin>   write a server's configuration for a folder

A store is a folder or s3://bucket/prefix (--endpoint for one that is not AWS; credentials as AWS tools
take them). --public names the address browsers read it under where settings keep none, --dist a build made elsewhere, --expect the
promotion that must still stand. --dry-run says what would be done. After each change the answers that
browsers get are compared and printed where settings name the address; --no-verify leaves that out.`;
