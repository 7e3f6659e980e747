export { toVideo } from './to-video.ts'
