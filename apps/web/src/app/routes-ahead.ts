import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The real address and the real rule of a page that is still being written. Each later page takes its row's place. */
export const ahead = <const Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => import('#app/pages/ahead-page.tsx'), 'AheadPage'),
  })

export const aheadForMembers = <const Parent extends AnyRoute>(parent: Parent) =>
  [
    ahead(parent, '/creator/templates'),
    ahead(parent, '/creator/templates/$templateId'),
    ahead(parent, '/creator/wizard'),
    ahead(parent, '/creator/survey-wizard-sessions'),
    ahead(parent, '/creator/template-wizard-sessions'),
    ahead(parent, '/creator/survey-wizard/{-$sessionId}'),
    ahead(parent, '/creator/template-wizard/{-$sessionId}'),
  ] as const
