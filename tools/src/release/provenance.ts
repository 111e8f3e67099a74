/** What GitHub tells a step of where it runs. */
export type PipelineEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * How an image came to be, as SLSA 1.0 says it: which commit, by which workflow, in which run.
 * @returns null outside of a pipeline, of which nothing can be vouched for
 */
export function provenanceOf(environment: PipelineEnvironment): object | null {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_SHA: commit,
    GITHUB_REF: ref,
    GITHUB_WORKFLOW_REF: workflow,
    GITHUB_RUN_ID: run,
    GITHUB_RUN_ATTEMPT: attempt,
  } = environment;
  if (!server || !repository || !commit || !ref || !workflow || !run) return null;
  const [path = ''] = workflow.split('@');
  return {
    buildDefinition: {
      buildType: 'https://actions.github.io/buildtypes/workflow/v1',
      externalParameters: {
        workflow: { ref, repository: `${server}/${repository}`, path: path.replace(`${repository}/`, '') },
      },
      resolvedDependencies: [{ uri: `git+${server}/${repository}@${ref}`, digest: { gitCommit: commit } }],
    },
    runDetails: {
      builder: { id: `${server}/${workflow}` },
      metadata: { invocationId: `${server}/${repository}/actions/runs/${run}/attempts/${attempt ?? '1'}` },
    },
  };
}
