// Both runners' reports as one list of { title, status, project, isShaky?, why? }.

const VITEST = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped', todo: 'skipped' }

export function readVitest(report) {
  return report.testResults.flatMap((file) => {
    // A file that breaks before its first test has no test to say so.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      return [{ title: `${file.name}: ${file.message ?? ''}`, status: 'failed', project: '' }]
    return file.assertionResults.map((test) => ({
      title: test.fullName,
      status: VITEST[test.status] ?? 'failed',
      project: test.meta?.project ?? file.projectName ?? '',
      // What went wrong at the first try stays with a test that passed at the second.
      isShaky: test.status === 'passed' && test.failureMessages?.length > 0,
      why: test.failureMessages?.[0],
    }))
  })
}

const PLAYWRIGHT = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

export function readPlaywright(report) {
  const below = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: spec.title,
        status: PLAYWRIGHT[test.status] ?? 'failed',
        project: 'browser',
        isShaky: test.status === 'flaky',
        why: test.results.find(({ error }) => error)?.error.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap(below),
  ]
  const broken = report.errors.map(({ message }) => ({
    title: message ?? 'Playwright',
    status: 'failed',
    project: 'browser',
  }))
  return [...report.suites.flatMap(below), ...broken]
}
