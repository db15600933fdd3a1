/** Content that replaces the fixture site's, by the name of the screen, until the end of the test. */
export const changedScreens = new Map<string, object>()
