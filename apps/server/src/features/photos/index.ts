export { createPhotos, type Photos } from './photos.ts'
export { photoRoutes } from './routes.ts'
