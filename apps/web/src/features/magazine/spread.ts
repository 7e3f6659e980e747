/** Cover and contents side by side; the skeleton stands in the same places. */
export const spreadClass =
  'mx-auto grid w-full max-w-page items-start gap-10 px-4 py-8 sm:px-8 md:grid-cols-[minmax(0,250px)_minmax(0,1fr)] md:py-12 lg:grid-cols-[minmax(280px,420px)_minmax(0,1fr)] lg:gap-16 lg:py-14'
