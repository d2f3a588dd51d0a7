"""The windows of one WebKitGTK session that WebKitWebDriver controls.

MiniBrowser is never narrower than 447 px; these windows are. It is Python because Debian has GTK's
bindings for Python, and none for Node. Environment: WINDOW_WIDTH and
WINDOW_HEIGHT in CSS pixels, WINDOW_DARK and WINDOW_STILL as "1", WINDOW_DATA as a folder.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

settings = Gtk.Settings.get_default()
settings.set_property("gtk-application-prefer-dark-theme", os.environ["WINDOW_DARK"] == "1")
settings.set_property("gtk-enable-animations", os.environ["WINDOW_STILL"] != "1")

data = os.environ["WINDOW_DATA"]
manager = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def take_focus(window, _event):
    """Gives a window the keyboard. Nothing else does, because the screen has no window manager."""
    window.get_window().focus(Gdk.CURRENT_TIME)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(int(os.environ["WINDOW_WIDTH"]), int(os.environ["WINDOW_HEIGHT"]))
    window.add(view)
    window.connect("map-event", take_focus)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", create_view))
Gtk.main()
