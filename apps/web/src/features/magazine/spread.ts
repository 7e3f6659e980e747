/** What stands below the cover; the skeleton stands in the same places. */
export const spreadClass = 'mx-auto w-full max-w-page px-4 py-8 sm:px-8 md:py-12 print:p-0'
