import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { queryClient } from '#lib/query-client.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { editTemplateSearch } from './edit-template-search.ts'
import { featuresSearch } from './features-search.ts'
import { Frame } from './frame/frame.tsx'
import { needAdmin, needNoMember, needSession, needSessionOrHome, type RouterContext } from './guards.ts'
import { GuestGate } from './guest-gate.tsx'
import { importSearch } from './import/import-search.ts'
import { loginSearch } from './login-search.ts'
import { PageError } from './page-error.tsx'
import { surveyOrEditor } from './survey-or-editor.ts'
import { takeSearch } from './take-search.ts'
import { topicsSearch } from './topics-search.ts'

const root = createRootRouteWithContext<RouterContext>()({ component: Frame })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
})

const importPage = createRoute({
  getParentRoute: () => root,
  path: '/import/{-$code}',
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import('./pages/import-page.tsx'), 'ImportPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: needNoMember,
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email/$token',
  component: lazyRouteComponent(() => import('./pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const endLetterRoute = createRoute({
  getParentRoute: () => root,
  path: '/letters/end/$code',
  component: lazyRouteComponent(() => import('./pages/end-letter-page.tsx'), 'EndLetterPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password/$token',
  component: lazyRouteComponent(() => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: needSessionOrHome,
  component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
})

const templates = createRoute({
  getParentRoute: () => root,
  path: '/templates',
  validateSearch: topicsSearch,
  component: lazyRouteComponent(() => import('./pages/templates-page.tsx'), 'TemplatesPage'),
})

const template = createRoute({
  getParentRoute: () => root,
  path: '/templates/$templateId',
  component: lazyRouteComponent(() => import('./pages/template-page.tsx'), 'TemplatePage'),
})

const trending = createRoute({
  getParentRoute: () => root,
  path: '/trending',
  component: lazyRouteComponent(() => import('./pages/trending-page.tsx'), 'TrendingPage'),
})

const shared = createRoute({
  getParentRoute: () => root,
  path: '/share/a/$shareId',
  component: lazyRouteComponent(() => import('./pages/shared-page.tsx'), 'SharedPage'),
})

const surveys = createRoute({
  getParentRoute: () => root,
  path: '/surveys',
  component: lazyRouteComponent(() => import('./pages/surveys-page.tsx'), 'SurveysPage'),
})

const survey = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId',
  beforeLoad: surveyOrEditor,
})

const takeSurvey = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/take',
  validateSearch: takeSearch,
  component: lazyRouteComponent(() => import('./pages/take-survey-page.tsx'), 'TakeSurveyPage'),
})

const takeSurveyOfTemplate = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/$templateId/take',
  validateSearch: takeSearch,
  component: lazyRouteComponent(() => import('./pages/take-survey-page.tsx'), 'TakeSurveyPage'),
})

const enneagram = createRoute({
  getParentRoute: () => root,
  path: '/enneagram',
  beforeLoad: () => {
    throw redirect({ to: '/templates/$templateId', params: { templateId: '25' } })
  },
})

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})

const sessions = createRoute({ getParentRoute: () => root, id: 'sessions', beforeLoad: needSession })

const magazine = createRoute({
  getParentRoute: () => sessions,
  path: '/magazine/$magazineId',
  component: lazyRouteComponent(() => import('./pages/magazine-page.tsx'), 'MagazinePage'),
})

const magazineArticle = createRoute({
  getParentRoute: () => sessions,
  path: '/magazine/$magazineId/article/$articleId',
  component: lazyRouteComponent(() => import('./pages/magazine-article-page.tsx'), 'MagazineArticlePage'),
})

const article = createRoute({
  getParentRoute: () => sessions,
  path: '/article/$articleId',
  component: lazyRouteComponent(() => import('./pages/article-page.tsx'), 'ArticlePage'),
})

const myResponses = createRoute({
  getParentRoute: () => sessions,
  path: '/surveys/my-responses',
  component: lazyRouteComponent(() => import('./pages/my-responses-page.tsx'), 'MyResponsesPage'),
})

const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  beforeLoad: needSession,
  component: GuestGate,
})

const creator = createRoute({
  getParentRoute: () => members,
  path: '/creator',
  component: lazyRouteComponent(() => import('./pages/creator-page.tsx'), 'CreatorPage'),
})

const creatorSurveys = createRoute({
  getParentRoute: () => members,
  path: '/creator/surveys',
  component: lazyRouteComponent(() => import('./pages/creator-surveys-page.tsx'), 'CreatorSurveysPage'),
})

const editSurvey = createRoute({
  getParentRoute: () => members,
  path: '/creator/surveys/$surveyId',
  component: lazyRouteComponent(() => import('./pages/edit-survey-page.tsx'), 'EditSurveyPage'),
})

const creatorTemplates = createRoute({
  getParentRoute: () => members,
  path: '/creator/templates',
  component: lazyRouteComponent(() => import('./pages/creator-templates-page.tsx'), 'CreatorTemplatesPage'),
})

const editTemplate = createRoute({
  getParentRoute: () => members,
  path: '/creator/templates/$templateId',
  validateSearch: editTemplateSearch,
  component: lazyRouteComponent(() => import('./pages/edit-template-page.tsx'), 'EditTemplatePage'),
})

const previewSurvey = createRoute({
  getParentRoute: () => members,
  path: '/creator/surveys/$surveyId/preview',
  component: lazyRouteComponent(() => import('./pages/preview-survey-page.tsx'), 'PreviewSurveyPage'),
})

const surveyResults = createRoute({
  getParentRoute: () => members,
  path: '/creator/surveys/$surveyId/results',
  component: lazyRouteComponent(() => import('./pages/survey-results-page.tsx'), 'SurveyResultsPage'),
})

const wizard = createRoute({
  getParentRoute: () => members,
  path: '/creator/wizard',
  component: lazyRouteComponent(() => import('./pages/wizard-page.tsx'), 'WizardPage'),
})

const surveyWizardSessions = createRoute({
  getParentRoute: () => members,
  path: '/creator/survey-wizard-sessions',
  component: lazyRouteComponent(() => import('./pages/wizard-sessions-page.tsx'), 'SurveyWizardSessionsPage'),
})

const templateWizardSessions = createRoute({
  getParentRoute: () => members,
  path: '/creator/template-wizard-sessions',
  component: lazyRouteComponent(
    () => import('./pages/wizard-sessions-page.tsx'),
    'TemplateWizardSessionsPage',
  ),
})

const surveyWizard = createRoute({
  getParentRoute: () => members,
  path: '/creator/survey-wizard/{-$sessionId}',
  component: lazyRouteComponent(() => import('./pages/wizard-session-page.tsx'), 'SurveyWizardPage'),
})

const templateWizard = createRoute({
  getParentRoute: () => members,
  path: '/creator/template-wizard/{-$sessionId}',
  component: lazyRouteComponent(() => import('./pages/wizard-session-page.tsx'), 'TemplateWizardPage'),
})

const features = createRoute({
  getParentRoute: () => members,
  path: '/features',
  validateSearch: featuresSearch,
  component: lazyRouteComponent(() => import('./pages/features-page.tsx'), 'FeaturesPage'),
})

const feature = createRoute({
  getParentRoute: () => members,
  path: '/features/$featureId',
  component: lazyRouteComponent(() => import('./pages/feature-page.tsx'), 'FeaturePage'),
})

const checkins = createRoute({
  getParentRoute: () => members,
  path: '/checkins',
  component: lazyRouteComponent(() => import('./pages/checkins-page.tsx'), 'CheckinsPage'),
})

const admins = createRoute({ getParentRoute: () => root, id: 'admins', beforeLoad: needAdmin })

const config = createRoute({
  getParentRoute: () => admins,
  path: '/config',
  component: lazyRouteComponent(() => import('./pages/config-page.tsx'), 'ConfigPage'),
})

/** Every part of the kit in every state; the production bundle knows nothing of it. */
const kit = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/kit',
        component: lazyRouteComponent(() => import('./pages/dev/kit-page.tsx'), 'KitPage'),
      }),
    ]
  : []

const routeTree = root.addChildren([
  home,
  importPage,
  login,
  confirmEmail,
  endLetterRoute,
  forgotPassword,
  resetPassword,
  account,
  templates,
  template,
  trending,
  shared,
  surveys,
  survey,
  takeSurvey,
  takeSurveyOfTemplate,
  enneagram,
  anythingElse,
  sessions.addChildren([magazine, magazineArticle, article, myResponses]),
  members.addChildren([
    creator,
    creatorTemplates,
    editTemplate,
    creatorSurveys,
    editSurvey,
    previewSurvey,
    surveyResults,
    features,
    feature,
    checkins,
    wizard,
    surveyWizardSessions,
    templateWizardSessions,
    surveyWizard,
    templateWizard,
  ]),
  admins.addChildren([config]),
  ...kit,
])

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: 400,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
})

// A new page is a new place: the keyboard and the screen reader start at its content.
router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) document.getElementById('main')?.focus({ preventScroll: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
